// The emblem of the project: a vexillum, the cloth standard that a cohort or a wing of horse followed.

export function Standard({ size = 30 }: { readonly size?: number }) {
  return (
    <svg class="emblem" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path class="emblem-pole" d="M16 3V31" />
      <path class="emblem-cloth" d="M6 8H26V22.5L22.7 25L19.3 22.5L16 25L12.7 22.5L9.3 25L6 22.5Z" />
      <path class="emblem-bar" d="M4 8H28" />
      <path class="emblem-tip" d="M16 1L18.2 4.5L16 8L13.8 4.5Z" />
      <path class="emblem-sign" d="M11 13.2L16 19.4L21 13.2" />
    </svg>
  );
}
