# Ceiba's server in a container; docs/serving.md tells how to use it.

FROM debian:trixie AS build
RUN apt-get update && apt-get install --yes --no-install-recommends openjdk-25-jdk-headless maven nodejs npm
COPY . /ceiba
# What Maven and npm fetch is kept from one build of the image to the next.
RUN --mount=type=cache,target=/cache \
  MAVEN_OPTS=-Dmaven.repo.local=/cache/maven npm_config_cache=/cache/npm /ceiba/ceiba runtime /opt/ceiba

FROM debian:trixie-slim
RUN useradd --no-create-home --uid 10001 ceiba && install --directory --owner=ceiba /data
COPY --from=build /opt/ceiba /opt/ceiba
ENV CEIBA_HOST=0.0.0.0 CEIBA_PORT=8080 CEIBA_DATA=/data
EXPOSE 8080
VOLUME /data
USER ceiba
WORKDIR /data
# The image has neither curl nor wget; bash can open a connection by itself.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD bash -c 'exec 3<>/dev/tcp/127.0.0.1/$CEIBA_PORT \
  && printf "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" >&3 && grep -q "^HTTP/1.1 200" <&3'
ENTRYPOINT ["/opt/ceiba/bin/ceiba", "serve"]
