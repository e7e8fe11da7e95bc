# The product on the same machine.

backend product {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = healthz;
}

# The product's own processes.
acl purgers {
  "127.0.0.1";
  "::1";
}
