"""What every service needs: clocks, tokens, logs, metrics."""
