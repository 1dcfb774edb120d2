// Keys and printed names are compared by their letters only: `war-elephants`, `warElephants` and `War Elephants` are one.

export const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
