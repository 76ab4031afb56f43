import type { Field } from 'content-api/contract';
import { createContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface FieldFrameProps {
  /** Name of the form's field. */
  name: string;
  field: Field;
  children: ReactNode;
}

/** What a form of a translation adds to its fields. Entries of its lists are those of the original. */
export interface FieldFrames {
  /** Stands around the control of each field that is words. */
  Frame: ComponentType<FieldFrameProps>;
  /** Whether something within a part of the form has changed since it was translated. */
  isStale: (name: string) => boolean;
}

/** Undefined in a form of the first language. */
export const FieldFramesContext = createContext<FieldFrames | undefined>(undefined);
