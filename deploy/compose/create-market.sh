# Creates the user and the database of the market, once. A start again changes nothing.
set -eu
until psql --command 'select' postgres >/dev/null 2>&1; do sleep 1; done
psql --set ON_ERROR_STOP=1 --set password="$MARKET_PASSWORD" postgres <<'SQL'
select format('create role market login password %L', :'password')
 where not exists (select from pg_roles where rolname = 'market') \gexec
select 'create database market owner market'
 where not exists (select from pg_database where datname = 'market') \gexec
SQL
