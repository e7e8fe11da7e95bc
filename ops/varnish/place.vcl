# The product on the same machine: its instances take turns. For each one more, a backend and a line that adds it.

import directors;

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
