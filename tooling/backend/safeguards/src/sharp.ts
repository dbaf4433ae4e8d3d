import sharp from "sharp";

// One thread for each picture and nothing kept between them: how many run at once is the queues' decision, and memory
// is given back.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
