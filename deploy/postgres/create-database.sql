-- Creates the role of the product API, which is no superuser, and its database. psql runs this file (docker-entrypoint-initdb.d).
\getenv password DATABASE_PASSWORD
create role segara login password :'password';
create database segara owner segara;
