// Confetti on a canvas of its own: thrown once, gone after three seconds, never over a click.
import { useEffect, useRef } from 'react';
import styles from './celebration.module.css';
import { CONFETTI_SECONDS, pieceAt, throwConfetti } from './confetti-pieces.ts';
import { isStill } from './use-count-up.ts';

const TOKENS = ['--xp', '--streak', '--accent', '--good'];
const PIECES = 110;

export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paper = canvas.current;
    const pen = paper?.getContext('2d');
    if (!paper || !pen || isStill()) return;
    const ratio = Math.min(2, devicePixelRatio);
    const { innerWidth: width, innerHeight: height } = window;
    paper.width = width * ratio;
    paper.height = height * ratio;
    const root = getComputedStyle(document.documentElement);
    const colors = TOKENS.map((token) => root.getPropertyValue(token).trim());
    const pieces = throwConfetti(PIECES, colors.length, Math.random);
    const started = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const seconds = (now - started) / 1_000;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, width, height);
      if (seconds > CONFETTI_SECONDS) return;
      for (const piece of pieces) {
        const { x, y, turn } = pieceAt(piece, seconds);
        pen.save();
        pen.translate(x * width, y * height);
        pen.rotate(turn);
        // A flat piece that turns in the air looks narrower and wider.
        pen.scale(1, 0.35 + 0.65 * Math.abs(Math.cos(turn)));
        pen.fillStyle = colors[piece.color] ?? '';
        pen.beginPath();
        if (piece.isRound) pen.arc(0, 0, piece.size / 2, 0, Math.PI * 2);
        else pen.rect(-piece.size / 2, -piece.size / 4, piece.size, piece.size / 2);
        pen.fill();
        pen.restore();
      }
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <canvas className={styles.confetti} ref={canvas} />;
}
