# The proxy: serves the built portal itself and passes everything else on to the servers.
FROM node:22.20.0-bookworm-slim AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY contract/package.json contract/
COPY rich-text/package.json rich-text/
COPY cms/package.json cms/
COPY cms/patches cms/patches
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile --filter @hearthside/web...
COPY tsconfig.base.json ./
COPY contract contract
COPY rich-text rich-text
COPY web web
# Empty: English. Another language needs its catalogues in web/language.
ARG PORTAL_LANGUAGE=
RUN NODE_ENV=production PORTAL_LANGUAGE=$PORTAL_LANGUAGE npx --yes pnpm@10.34.9 --filter @hearthside/web run build

FROM nginxinc/nginx-unprivileged:1.28.0-alpine
# Only these variables are filled in, because nginx's own variables begin with $ as well.
ENV NGINX_ENVSUBST_FILTER=^PORTAL_ \
  PORTAL_TLS_PROXY=127.0.0.1
COPY deploy/nginx.conf /etc/nginx/templates/default.conf.template
COPY --from=build /app/web/dist /usr/share/nginx/html
USER 101
EXPOSE 8080
