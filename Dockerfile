# The whole market as one image: the server, and the client as it was built.
#
#   docker build -t loppis .
#   docker run -p 127.0.0.1:4310:4310 -v loppis:/data -e STANDINS_ON_NETWORK=1 loppis
#
# With real parts: docs/vendors.md.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No scripts: here are no hooks to set up.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# The client's settings are part of what is built.
ARG VITE_API_URL
ARG VITE_FIREBASE_CONFIG
ARG VITE_FIREBASE_AUTH_EMULATOR
ARG VITE_STRIPE_PUBLISHABLE_KEY
ARG VITE_IMAGE_UPLOAD_URL
RUN node node_modules/vite/bin/vite.js build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Firebase is in the client as it was built; the server checks its tokens without it, and needs no builder. This image
# is itself the Node that package.json names.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && \
  rm -rf node_modules/firebase node_modules/@firebase node_modules/node-linux-* node_modules/vite \
    node_modules/@rolldown node_modules/lightningcss-* node_modules/@babel node_modules/@esbuild

FROM node:24-slim
WORKDIR /app
# Once more, so that the server can see at its start whether both sides mean the same.
ARG VITE_API_URL
ARG VITE_FIREBASE_CONFIG
ARG VITE_FIREBASE_AUTH_EMULATOR
ARG VITE_STRIPE_PUBLISHABLE_KEY
ARG VITE_IMAGE_UPLOAD_URL
# MALLOC_ARENA_MAX and the size of the new objects: see server/commands/runtime.mjs.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4310 DATA_DIR=/data \
  VITE_API_URL=$VITE_API_URL \
  VITE_FIREBASE_CONFIG=$VITE_FIREBASE_CONFIG \
  VITE_FIREBASE_AUTH_EMULATOR=$VITE_FIREBASE_AUTH_EMULATOR \
  VITE_STRIPE_PUBLISHABLE_KEY=$VITE_STRIPE_PUBLISHABLE_KEY \
  VITE_IMAGE_UPLOAD_URL=$VITE_IMAGE_UPLOAD_URL
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY server ./server
COPY machines/market ./machines/market
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/renderer ./dist/renderer
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4310
# Whether the process answers, not whether its database does: starting it again would not bring that back.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signal to stop, and has 30 seconds for what is under way: docker stop -t 35.
CMD ["node", "--max-semi-space-size=16", "server/main.ts"]
