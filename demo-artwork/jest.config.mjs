import { nodePreset } from '../tools/jest/node.mjs';

export default nodePreset('demo-artwork');
