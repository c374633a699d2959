#!/bin/sh
# Creates the bucket, private like every new bucket, and an account that may use it and nothing else. Another run
# only changes the account's secret to the one in deploy/.env.
set -eu

mc mb --ignore-existing store/hearthside
mc admin policy create store portal /deploy/bucket-policy.json
# Through standard input, because everybody on the machine can read a command line.
printf '%s\n' "$S3_SECRET_ACCESS_KEY" | mc admin user add store hearthside
if ! mc admin policy attach store portal --user hearthside; then
  # Attaching a policy that is already attached fails.
  case "$(mc admin policy entities store --user hearthside)" in
    *portal*) ;;
    *) exit 1 ;;
  esac
fi
