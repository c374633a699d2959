import { it } from 'vitest';
import { DESKTOP } from '../src/browser';
import { joinAndBeVerified } from '../src/join-journey';
import { useSystem } from '../src/system';

const system = useSystem();

it('a newcomer on a desktop joins, is verified by an admin, and finds the portal open without signing in again', () =>
  joinAndBeVerified(system, 'desktop', DESKTOP));
