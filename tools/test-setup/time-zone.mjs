// Neither UTC nor a studio's zone in any test: what takes the machine's zone for the studio's fails.
process.env.TZ = 'America/Los_Angeles';
