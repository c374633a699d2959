#!/bin/sh
# The bucket, private as every bucket is at first, and an account that may use it and nothing else. Run again it
# changes nothing but the account's secret, to what deploy/.env says.
set -eu

mc mb --ignore-existing store/hearthside
mc admin policy create store portal /deploy/bucket-policy.json
# By its input, because everybody on the machine can read a command line.
printf '%s\n' "$S3_SECRET_ACCESS_KEY" | mc admin user add store hearthside
if ! mc admin policy attach store portal --user hearthside; then
  # It refuses what is so already.
  case "$(mc admin policy entities store --user hearthside)" in
    *portal*) ;;
    *) exit 1 ;;
  esac
fi
