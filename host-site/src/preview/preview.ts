import { keepInside } from './keep-inside.ts';
import { layOutAtOnce } from './lay-out-at-once.ts';

layOutAtOnce();
keepInside();
