import { PORT, SITE_FOLDER } from './nginx';
import { withNotice, type RenderedFiles } from './rendered-host';

/** Renders the recipe of a container with nginx, which needs no root user and writes to /tmp alone. */
export const renderContainer = (): RenderedFiles => ({
  Dockerfile: withNotice(`FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
COPY container/nginx.conf /etc/nginx/nginx.conf
COPY nginx/site.conf nginx/brotli.conf /etc/nginx/conf.d/
COPY site ${SITE_FOLDER}
USER www-data
EXPOSE ${PORT}
STOPSIGNAL SIGQUIT
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
