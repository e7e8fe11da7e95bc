vcl 4.1;

# A cache in front of the product, for Varnish 7 with vmod xkey (Debian: varnish, varnish-modules). Start it with
#   varnishd -a visitors=:6081 -a inside=127.0.0.1:6082 -f /etc/varnish/default.vcl -s malloc,512m -p http_gzip_support=off
# so that compressed answers pass as the product made them. ops/README.md says the rest.

import std;
import xkey;

# Where the product is, how it says that it wants visitors, and who may tell of changes.
include "./place.vcl";

sub vcl_recv {
  if (req.method == "PURGE") {
    # By a socket of its own: what faces visitors, or a proxy on this machine, takes no purges.
    if (local.socket != "inside" || client.ip !~ purgers) { return (synth(405, "Not allowed")); }
    if (req.http.xkey-purge) {
      # What may be deleted or unpublished is gone at once.
      set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    } else {
      # What was there may still be shown when the product is down.
      set req.http.x-purged = xkey.softpurge(req.http.xkey-softpurge);
    }
    return (synth(200, "Purged"));
  }
  if (local.socket == "inside") { return (synth(404, "Not found")); }

  # The host is what Host says, in one spelling; what else is said of it reaches nobody.
  if (req.http.Host ~ "[A-Z]|\.(:|$)|:[0-9]*$") {
    set req.http.Host = regsub(std.tolower(req.http.Host), "\.*(:[0-9]*)?$", "");
  }
  unset req.http.X-Forwarded-Host;
  unset req.http.Forwarded;
  # Nobody hangs what we do under a trace of theirs; whoever ends TLS and begins traces takes this line out.
  unset req.http.traceparent;
  # Whether it came by TLS: one of two words, of whoever spoke last.
  if (req.http.X-Forwarded-Proto) {
    set req.http.X-Forwarded-Proto = regsub(std.tolower(req.http.X-Forwarded-Proto), "^.*,\s*", "");
    if (req.http.X-Forwarded-Proto != "https") { unset req.http.X-Forwarded-Proto; }
  }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Whoever is logged in is answered by the product alone.
  if (req.http.Authorization) { return (pass); }
  # So is whoever looks at a preview: nothing of it is kept, and nothing that is kept is shown to them.
  if (req.http.Cookie ~ "(^|; ?)preview=" || req.url ~ "^/preview(\?|$)") { return (pass); }
  # A user's own calls: the one that renews a session brings nothing but its cookie.
  if (req.url ~ "^/(th-server/)?api/v1/users/") { return (pass); }
  # The way in reads the language cookie.
  if (req.url ~ "^/(\?.*)?$") { return (pass); }
  # How the product itself is, for those who watch over it. Nobody honest writes letters and digits of a path as %68, by
  # which the next line would not know it.
  if (req.url ~ "(?i)^/[^?]*%(3[0-9]|[46][1-9a-f]|[57][0-9a])") { return (synth(404, "Not found")); }
  if (req.url ~ "^/(healthz|readyz|metrics)") { return (synth(404, "Not found")); }

  # Originals and zips may be large, and wait here in memory for whoever reads them slowly: they go straight through.
  if (req.url ~ "/files\.zip(\?|$)" || (req.url ~ "/media-content/[0-9]+/file(\?|$)" && req.url !~ "[?&]resize=")) {
    return (pipe);
  }

  # A stream goes on for as long as somebody looks: straight through, as it comes.
  if (req.url ~ "/statuses/stream(\?|$)") { return (pipe); }

  # What pages read of a query (domain/src/screens/page-parameters.ts): anything else would only make another copy.
  if (req.url ~ "^[^?&]*\?" && req.url !~ "^/(api|th-server|files|assets)/") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(_routes|apartment|apartments|area|facing|floor|index|lat|lng|mediaId|order|poiId|price|projectId|returnTo|status|token|type|zoom)=)[^&]*(&|$)", "");
    set req.url = std.querysort(regsub(req.url, "[?&]+$", ""));
  }

  # Pages and public reads are the same for everyone.
  unset req.http.Cookie;

  # Two forms and the plain one are kept, not one for each way of writing the header.
  if (req.http.Accept-Encoding ~ "br" && req.http.Accept-Encoding !~ "br;q=0(\.0+)?(,|$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # As stale-while-revalidate says; when the product is down, whatever there is (stale-if-error).
  if (req.restarts > 0 || !std.healthy(req.backend_hint)) {
    set req.grace = 24h;
  } else {
    set req.grace = 1s;
  }
  return (hash);
}

sub vcl_pipe {
  # The product sends this one answer and ends the line: nothing follows on it unseen.
  set bereq.http.Connection = "close";
  return (pipe);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Host);
  # Pages name their own address.
  hash_data(req.http.X-Forwarded-Proto);
  return (lookup);
}

sub vcl_backend_fetch {
  # A copy is refreshed whole: the answer to a condition would be for one visitor only.
  if (!bereq.uncacheable) {
    unset bereq.http.If-None-Match;
    unset bereq.http.If-Modified-Since;
  }
  return (fetch);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;

  # A copy that cannot be refreshed stays.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }

  if (beresp.http.Set-Cookie || beresp.status >= 400) {
    set beresp.uncacheable = true;
  } else if (beresp.http.CDN-Cache-Control ~ "max-age=[1-9]") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 1s);
    set beresp.grace =
      std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  } else if (beresp.http.Cache-Control ~ "immutable") {
    set beresp.ttl = 30d;
    set beresp.grace = 0s;
  } else {
    set beresp.uncacheable = true;
  }
  # "Not now" is remembered for a moment only: the next answer may be kept again.
  if (beresp.uncacheable) {
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
  }
  return (deliver);
}

sub vcl_backend_error {
  # An instance may die before the next look at it: what can be asked twice is asked of another one.
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) { return (retry); }
  if (bereq.is_bgfetch) { return (abandon); }
  set beresp.http.Content-Type = "application/json; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "2";
  set beresp.body = """{"errors":[{"status":"503","code":"unavailable","title":"Not at the moment","detail":""}]}""";
  return (deliver);
}

# Before a failure is shown: is there an older copy?
sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")
      && !req.http.Authorization) {
    return (restart);
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  return (deliver);
}

sub vcl_synth {
  if (req.method == "PURGE") {
    # How many answers were dropped.
    set resp.http.X-Purged = req.http.x-purged;
    set resp.body = "";
    return (deliver);
  }
  set resp.http.Content-Type = "application/json; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  set resp.body = """{"errors":[{"status":"404","code":"not-found","title":"There is nothing here","detail":""}]}""";
  return (deliver);
}
