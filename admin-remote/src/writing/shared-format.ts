import { createContext } from 'react';

/** The format of a record's prose where the form has no field for it: translations share that of the original. */
export const SharedFormatContext = createContext('');
