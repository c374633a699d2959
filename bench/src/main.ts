import { measureBeside, measureHeadline } from './measure.ts';
import { prepareData, startBareKoa, startPairs } from './pairs.ts';
import { machine, report } from './report.ts';
import { stoppingServers } from './server-process.ts';

await stoppingServers(async () => {
  const start = performance.now();
  const on = machine();
  console.log('Preparing the data (made once for a schema) …');
  const data = await prepareData();
  console.log('Starting the servers …');
  const pairs = await startPairs(data);
  const [smallest] = pairs;
  if (!smallest) throw new Error('There is no size to measure.');
  const koa = await startBareKoa(smallest.bareBody);

  console.log('The first page of a role’s tab');
  const headline = await measureHeadline(pairs, smallest.stock.url, koa.url);
  const beside = await measureBeside(pairs);
  report(on, { ...headline, beside }, (performance.now() - start) / 1000);
});
