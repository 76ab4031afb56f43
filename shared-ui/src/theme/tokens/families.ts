/** Font families with their stand-ins. The page declares the faces, and stand-ins with the same metrics. */
export const families = {
  text: "Inter, 'Inter Fallback', system-ui, sans-serif",
  display: "Poppins, 'Poppins Fallback', system-ui, sans-serif",
} as const;
