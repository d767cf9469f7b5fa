// The kinds of picture that people may choose.

export const PICTURES = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
