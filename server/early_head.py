"""What the server and the application agree on about heads of requests that are passed before their bodies.

It imports nothing, so that the application can use it without the server.
"""

# In the WSGI environment of a head alone: a dictionary for notes of the application. Status 100 lets the body
# come, anything else refuses it. The whole request has the same notes at its socket.
HEAD_ALONE = "referee.head_alone"
MOST = "most"  # in the notes: how many bytes the body may have; the server takes no more
