/** As much content as a busy studio gathers in years: 500 projects, 200 technologies and so many posts. */
export function largeContent(postCount = 1000) {
  const text = (length: number, seed: number) =>
    Array.from({ length: Math.ceil(length / 8) }, (_, at) =>
      ((seed * 7919 + at * 104_729) % 36 ** 5).toString(36),
    ).join(' ');
  return {
    projects: Array.from({ length: 500 }, (_, n) => ({
      title: `Project ${n}`,
      mainimage: `/media/project-${n}.jpg`,
      gitHubLink: `https://github.com/example/project-${n}`,
      shortDescription: text(240, n),
      technicalDescription: text(900, n),
      learningDescription: text(600, n),
      technologies: ['React', 'Fastify', 'SQLite'],
    })),
    posts: Array.from({ length: postCount }, (_, n) => ({
      title: `Post ${n}`,
      content: text(4000, n),
      author: 'Bench',
      date: new Date(Date.UTC(2020, 0, 1 + n)).toISOString(),
      tags: ['Performance', `Tag ${n % 20}`],
    })),
    technologies: Array.from({ length: 200 }, (_, n) => ({
      name: `Technology ${n}`,
      logo: `/media/t-${n}.svg`,
      category: 'backend',
      isSelected: true,
    })),
  };
}
