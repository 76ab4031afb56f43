import { nodePreset } from '../tools/vitest/node.mjs';
import { chooseFiles } from './test/chosen-files.mjs';

export default nodePreset('content-api', chooseFiles(process.env));
