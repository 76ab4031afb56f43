import { nodePreset } from '../tools/vitest/node.mjs';

export default nodePreset('release-shelf');
