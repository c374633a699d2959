# The server with the panel: Strapi, built here, run without build tools by an ordinary user.
FROM node:22.20.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY contract/package.json contract/
COPY rich-text/package.json rich-text/
COPY cms/package.json cms/
COPY cms/patches cms/patches
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# If no prebuilt database driver is available, it is compiled.
FROM manifests AS tools
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates g++ make python3 \
  && rm -rf /var/lib/apt/lists/*

# Only what the running server needs.
FROM tools AS packages
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile --prod --filter @hearthside/cms...

FROM tools AS build
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile --filter hearthside --filter @hearthside/cms...
COPY tsconfig.base.json ./
COPY contract contract
RUN npx --yes pnpm@10.34.9 --filter @hearthside/contract run build
COPY rich-text rich-text
COPY cms cms
RUN NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true \
  npx --yes pnpm@10.34.9 --filter @hearthside/cms run build

# The portal as the proxy builds it. Its page alone is needed here: it says which build open windows are compared with.
FROM manifests AS portal
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile --filter @hearthside/web...
COPY tsconfig.base.json ./
COPY contract contract
COPY rich-text rich-text
COPY web web
# Empty: English. Another language needs its catalogues in web/language.
ARG PORTAL_LANGUAGE=
RUN NODE_ENV=production PORTAL_LANGUAGE=$PORTAL_LANGUAGE npx --yes pnpm@10.34.9 --filter @hearthside/web run build

FROM node:22.20.0-bookworm-slim
# pg_dump and pg_restore for backups. They must be of the version of the database: an older pg_dump refuses a newer one.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production \
  TZ=UTC \
  STRAPI_TELEMETRY_DISABLED=true \
  NODE_PATH=/app/node_modules/.pnpm/node_modules
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/contract/dist contract/dist
COPY tsconfig.base.json ./
# What makes, checks and restores backups.
COPY scripts scripts
COPY cms cms
COPY --from=build /app/cms/dist cms/dist
COPY --from=portal /app/web/dist/index.html web/dist/index.html
WORKDIR /app/cms
# A new volume takes its owner from the folder of the image.
RUN mkdir -p data /backups && chown node:node data /backups
USER node
EXPOSE 1337
CMD ["node", "start.mjs"]
