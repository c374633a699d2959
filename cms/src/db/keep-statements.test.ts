import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStatements } from './keep-statements';

let connection: InstanceType<typeof Database>;
beforeEach(() => {
  connection = new Database(':memory:');
  keepStatements(connection);
  connection.prepare('create table pets (id integer primary key, name text)').run();
});
const ONE = 'select * from pets where id = ?';

describe('a connection that keeps its statements', () => {
  it('prepares each once, and reads with it what is there by then', () => {
    const first = connection.prepare(ONE);
    expect(first.all(1)).toEqual([]);
    connection.prepare('insert into pets (name) values (?)').run('Clover');
    expect(connection.prepare(ONE)).toBe(first);
    expect(connection.prepare(ONE).all(1)).toEqual([{ id: 1, name: 'Clover' }]);
  });

  it('sees a column that was added, and a table that was made anew', () => {
    const first = connection.prepare(ONE);
    connection.prepare("alter table pets add column color text default 'red'").run();
    expect(connection.prepare(ONE)).not.toBe(first);
    connection.prepare("insert into pets (name) values ('Moss')").run();
    expect(connection.prepare(ONE).all(1)).toEqual([{ id: 1, name: 'Moss', color: 'red' }]);
    connection.prepare('drop table pets').run();
    expect(() => connection.prepare(ONE)).toThrow(/no such table/);
    connection.prepare('create table pets (id integer primary key)').run();
    expect(connection.prepare(ONE).all(1)).toEqual([]);
  });

  it('goes on after a statement that failed, and after a transaction that was rolled back', () => {
    const insert = 'insert into pets (id) values (1)';
    connection.prepare(insert).run();
    expect(() => connection.prepare(insert).run()).toThrow(/UNIQUE/);
    connection.prepare('begin').run();
    connection.prepare('delete from pets').run();
    connection.prepare('rollback').run();
    const first = connection.prepare(ONE);
    expect(first.all(1)).toEqual([{ id: 1, name: null }]);
    expect(connection.prepare(ONE)).toBe(first);
  });

  it('keeps the latest few hundred, and none that is as long as a list of ids', () => {
    const list = `select * from pets where id in (${'?, '.repeat(2000)}?)`;
    expect(connection.prepare(list)).not.toBe(connection.prepare(list));
    const [first, second] = [connection.prepare(ONE), connection.prepare('select 0 as n')];
    for (let n = 1; n < 299; n += 1) connection.prepare(`select ${n} as n`);
    // Asked for again, so it is no longer the oldest.
    expect(connection.prepare(ONE)).toBe(first);
    connection.prepare('select 299 as n');
    expect(connection.prepare(ONE)).toBe(first);
    expect(connection.prepare('select 0 as n')).not.toBe(second);
  });
});
