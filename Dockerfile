# The studio in one image: `start` (with `--only site`, `console` or `api` one role alone) and every other command of the
# program. It runs as a user without rights, writes to /data only, and wants a small /tmp. See docs/operating.md.

# Node 20 or newer with npm is all that it takes to build; the program brings its own Node.
FROM node:24-bookworm-slim AS build
ARG SOURCE_COMMIT=""
WORKDIR /build
COPY . .
# The same command makes the program without an image; the suite "containers" runs what it makes.
RUN node tools/run.mjs pack /program && mkdir --mode=700 /data /data/media

# The C and C++ libraries of Debian 12 and nothing else: no shell, no package manager. 65532 is its user `nonroot`.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /program /app
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /app
USER 65532:65532
ENV PATH=/app/node_modules/node/bin:/usr/bin:/bin
ENV NODE_ENV=production
ENV NODE_COMPILE_CACHE=/tmp/compiled
ENV DATA_DIR=/data
ENV HOST_BIND=0.0.0.0
ENV ADMIN_BIND=0.0.0.0
VOLUME /data
EXPOSE 3000 3001 4000
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s CMD ["node", "tools/run.mjs", "health"]
ENTRYPOINT ["node", "tools/run.mjs"]
CMD ["start"]
