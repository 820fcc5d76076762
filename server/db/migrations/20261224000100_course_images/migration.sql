-- The pictures of courses on the platform outside, drawn anew. One that is no picture has a row without one: it is not tried again.
CREATE TABLE course_images (
  course_id text PRIMARY KEY,
  -- Its address there, and when it was changed.
  source text NOT NULL,
  -- Of the bytes.
  digest text,
  -- WebP in base64.
  picture text,
  copied_at timestamptz(3) NOT NULL,
  CONSTRAINT course_images_picture CHECK ((digest IS NULL) = (picture IS NULL)),
  -- 20 KB in base64.
  CONSTRAINT course_images_size CHECK (length(picture) <= 27308)
);
--> statement-breakpoint
CREATE INDEX course_images_digest ON course_images (digest);
