import { domPreset } from '../tools/jest/dom.mjs';

export default domPreset('admin-remote');
