# PostgreSQL, Patroni, etcd, PgBouncer and HAProxy as Debian has them: the programs of `npm run cluster`.
FROM debian:bookworm-slim
RUN apt-get update && \
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends postgresql-common && \
  echo 'create_main_cluster = false' >> /etc/postgresql-common/createcluster.conf && \
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    curl etcd-server haproxy patroni pgbouncer postgresql python3-etcd && \
  rm -rf /var/lib/apt/lists/* && \
  mkdir -p /var/lib/etcd && chown postgres:postgres /var/lib/etcd /var/lib/postgresql
# Volumes that are empty take the owner of these folders.
USER postgres
