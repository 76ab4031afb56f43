import { ObjectId } from 'bson';

/** Makes ids that only grow, even when the library's counter wraps or the clock is set back. */
export function createIdMaker(): () => string {
  let last = '';
  let lastSecond = 0;
  return () => {
    let id = new ObjectId();
    if (id.toHexString() <= last) {
      lastSecond += 1;
      id = idAt(lastSecond);
      while (id.toHexString() <= last) id = idAt((lastSecond += 1));
    }
    last = id.toHexString();
    lastSecond = Number.parseInt(last.slice(0, 8), 16);
    return last;
  };
}

export const newId = createIdMaker();

function idAt(second: number): ObjectId {
  return new ObjectId(ObjectId.generate(second));
}
