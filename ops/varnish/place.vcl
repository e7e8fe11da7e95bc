# The product on the same machine: its instances take turns. For each one more, a backend and a line that adds it.

import directors;

# Whether an instance wants visitors, asked once a second. One that was told to stop says no and goes on serving for
# DRAIN_S, longer than the two looks that it takes to believe it. One that lacks its database still wants them.
probe readyz {
  .url = "/readyz";
  .interval = 1s;
  # Busy is not gone: whoever stops says so at once.
  .timeout = 5s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend one {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = readyz;
}

sub vcl_init {
  new product = directors.round_robin();
  product.add_backend(one);
}

sub vcl_recv {
  set req.backend_hint = product.backend();
}

# The product's own processes.
acl purgers {
  "127.0.0.1";
  "::1";
}
