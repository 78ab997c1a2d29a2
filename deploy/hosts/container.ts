import { PORT, SITE_FOLDER } from './nginx';
import { withNotice, type RenderedFiles } from './rendered-host';

/** `www-data` of Debian, by number: Kubernetes cannot tell from a name that a user is not root. */
const USER = '33:33';

/** Asks for a small file with what the base image has: neither curl nor wget. */
const HEALTH_CHECK = [
  `exec 3<>/dev/tcp/127.0.0.1/${PORT}`,
  String.raw`printf 'GET /manifest.webmanifest HTTP/1.0\r\n\r\n' >&3`,
  'read -r _ status _ <&3',
  '[ "$status" = 200 ]',
].join(' && ');

/** Renders the recipe of a container with nginx, which needs no root user and writes to /tmp alone. */
export const renderContainer = (): RenderedFiles => ({
  Dockerfile: withNotice(`FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
COPY container/nginx.conf /etc/nginx/nginx.conf
COPY nginx/site.conf nginx/brotli.conf /etc/nginx/conf.d/
COPY site ${SITE_FOLDER}
USER ${USER}
EXPOSE ${PORT}
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ${JSON.stringify(['bash', '-c', HEALTH_CHECK])}
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
`),
  'nginx.conf': withNotice(`include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr;

events {
    worker_connections 1024;
}

http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    sendfile on;
    # Paths of public links name their user: no log of requests.
    access_log off;
    client_body_temp_path /tmp/client-body;
    proxy_temp_path /tmp/proxy;
    fastcgi_temp_path /tmp/fastcgi;
    uwsgi_temp_path /tmp/uwsgi;
    scgi_temp_path /tmp/scgi;
    include /etc/nginx/conf.d/*.conf;
}
`),
});
