#!/bin/sh
# Makes what compose.yaml needs and no repository may hold: passwords and a key in .env, and certificates of an authority of
# this machine's own. What is there already stays.
set -eu
cd "$(dirname "$0")"
umask 077

if [ ! -e .env ]; then
  {
    echo "COMPOSE_PROJECT_NAME=porchlight"
    echo "DATABASE_PASSWORD=$(openssl rand -hex 24)"
    echo "OBJECTS_PASSWORD=$(openssl rand -hex 24)"
    echo "SEALING_KEY=$(openssl rand -base64 32)"
  } > .env
fi

if [ ! -e certificates/server.crt ]; then
  mkdir -p certificates
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 825 -subj "/CN=Porchlight on this machine" \
    -keyout ca.key -out certificates/ca.crt 2> /dev/null
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=my.example.com" \
    -keyout certificates/server.key -out server.csr 2> /dev/null
  names=DNS:my.example.com,DNS:amigo.example.com,DNS:tara.example.com,DNS:objects,DNS:mail
  echo "subjectAltName=$names" > server.ext
  openssl x509 -req -in server.csr -CA certificates/ca.crt -CAkey ca.key -CAcreateserial -days 397 -extfile server.ext \
    -out certificates/server.crt 2> /dev/null
  rm -f ca.key server.csr server.ext certificates/ca.srl
  # Each service reads them under an account of its own.
  chmod 755 certificates
  chmod 644 certificates/*
fi
