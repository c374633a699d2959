import { openFirefox } from '../../src/engines/firefox';
import { mainJourneys } from '../../src/engines/main-journeys';

mainJourneys('Firefox', openFirefox);
