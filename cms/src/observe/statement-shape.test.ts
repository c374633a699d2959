import { expect, it } from 'vitest';
import { statementShape } from './statement-shape';

it.each([
  [
    'select * from "up_users" where "id" = $1 limit $2',
    'select * from "up_users" where "id" = ? limit ?',
  ],
  ["select 1 where name = 'O''Hara' and age > 30.5", 'select ? where name = ? and age > ?'],
  [
    'select `t0`.* from `pets` as `t0` where `t0`.`id` in (?, ?, ?)',
    'select `t0`.* from `pets` as `t0` where `t0`.`id` in (?, …)',
  ],
  ['select col1 from t2\n  where "x1" = ?', 'select col1 from t2 where "x1" = ?'],
])('of %j nothing but the words is kept', (sql, text) => expect(statementShape(sql)).toBe(text));

it('a long statement is shortened', () =>
  expect(statementShape(`select ${'a, '.repeat(400)}b`)).toHaveLength(301));
