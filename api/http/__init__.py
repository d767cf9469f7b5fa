"""What every route shares: tokens, problems, deadlines, idempotency, headers, the OpenAPI document."""
