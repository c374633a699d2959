import { mainJourneys } from '../../src/engines/main-journeys';
import { openWebKit } from '../../src/engines/webkit';

mainJourneys('WebKit', openWebKit);
