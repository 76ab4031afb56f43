import type { Post } from 'content-api/contract';
import type { Snapshot } from '../../../components/editor/editor-types.ts';
import { joinCommaList, splitCommaList } from '../../../lib/comma-list.ts';

/** A blog post as its form shows it: all text. */
export interface PostValues {
  title: string;
  content: string;
  author: string;
  /** A day, `2026-11-21`. */
  date: string;
  tags: string;
  image: string;
}

/** A post that is not written yet, dated today. */
export function newPost(author: string, nowMs: number): Snapshot<PostValues> {
  const now = new Date(nowMs);
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return { version: undefined, values: { title: '', content: '', author, date, tags: '', image: '' } };
}

export function postSnapshot(post: Post): Snapshot<PostValues> {
  return {
    version: post.updatedAt,
    values: {
      title: post.title,
      content: post.content,
      author: post.author,
      date: post.date.slice(0, 10),
      tags: joinCommaList(post.tags),
      image: post.image ?? '',
    },
  };
}

/**
 * What is sent. A new post has an image only if one was given; an existing one may lose its image by an empty text.
 *
 * @param stored the instant that the post has now: a day that was not changed keeps its time
 */
export function postInput(
  { tags, image, date, ...texts }: PostValues,
  isNew: boolean,
  stored?: string,
): unknown {
  return {
    ...texts,
    title: texts.title.trim(),
    content: texts.content.trim(),
    author: texts.author.trim(),
    date: stored?.slice(0, 10) === date ? stored : date,
    tags: splitCommaList(tags),
    ...((!isNew || image.trim() !== '') && { image: image.trim() }),
  };
}
