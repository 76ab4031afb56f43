# Varnish in front of the site, as the test in e2e/nodes/edge.spec.ts runs it. Needs Debian's packages varnish and
# varnish-modules. Visitors come in by one address, purges by another that only this machine reaches:
#
#   varnishd -f varnish.vcl -a visitors=:80 -a purges=127.0.0.1:6082 -s malloc,256m
vcl 4.1;

import std;
import xkey;

# The site, or the balancer in front of several.
backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Purged;
    unset req.http.X-Failed;
  }
  if (req.method == "PURGE") {
    if (local.socket != "purges") {
      return (synth(405, "Method Not Allowed"));
    }
    # What is purged stays, for the case that the site is down.
    return (synth(200, "Purged " + xkey.softpurge(req.http.Surrogate-Key)));
  }
  if (local.socket == "purges") {
    return (synth(404, "Not Found"));
  }
  # A guest of a private page, and an editor who looks at its pictures: nothing of it is kept here.
  if (req.http.Cookie ~ "(^|; *)(guest|files)=") {
    return (pass);
  }
  # Every visitor gets the same; who is signed in says so in Authorization, which is never answered from here.
  unset req.http.Cookie;
  if (req.http.X-Purged) {
    set req.grace = 0s;
  } else if (!req.http.X-Failed && std.healthy(req.backend_hint)) {
    # stale-while-revalidate
    set req.grace = 60s;
  } else {
    # stale-if-error
    set req.grace = 1d;
  }
}

sub vcl_hit {
  # Expired before its time, so it was purged: the new page is waited for.
  if (!req.http.X-Failed && obj.ttl <= 0s && std.healthy(req.backend_hint)
      && obj.age < std.duration(obj.http.X-Kept-For, 0s)) {
    set req.http.X-Purged = "1";
    return (restart);
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Failed)) {
    return (abandon);
  }
  if (beresp.http.CDN-Cache-Control) {
    set beresp.http.X-Kept-For = regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s");
    set beresp.ttl = std.duration(beresp.http.X-Kept-For, 0s);
    set beresp.grace = 1d;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
  # Files keep their own time. Everything else is passed on, and replaces no page that is here.
  if (beresp.ttl <= 0s || beresp.http.Cache-Control ~ "(no-cache|no-store|private)") {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
}

sub vcl_backend_error {
  if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Failed)) {
    return (abandon);
  }
}

sub vcl_synth {
  # The site failed: once more, with whatever is here. Nothing: then the site's own answer.
  if (resp.status == 503 && !req.http.X-Failed) {
    unset req.http.X-Purged;
    set req.http.X-Failed = "1";
    return (restart);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.xkey;
  unset resp.http.X-Kept-For;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
