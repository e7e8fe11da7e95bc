# The product where ops/compose.yaml puts it. Visitors come from the gateway of the same network, so it is not the network
# that may purge but the product's address alone.

# Whether it wants visitors, see place.vcl.
probe readyz {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 5s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend product {
  .host = "172.30.83.10";
  .port = "3000";
  .probe = readyz;
}

acl purgers {
  "172.30.83.10";
}
