import { Button, Skeleton, Stack } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { Ideias } from './ideias.component.tsx';
import { copy } from './tour.copy.ts';
import { useVideo } from './video.resource.ts';

export interface VideoIntroducaoProps {
  onContinue: () => void;
  onLeave: () => void;
}

/** Step 2: the introduction, as a video where the environment has a playable one, otherwise as text. */
export function VideoIntroducao({ onContinue, onLeave }: VideoIntroducaoProps) {
  const { video, isPending } = useVideo();
  return (
    <Dialog
      isOpen
      isSticky
      size="lg"
      titulo={copy.video}
      onClose={onLeave}
      actions={
        <Button variant="primary" autoFocus onClick={onContinue}>
          {copy.continuar}
        </Button>
      }
    >
      <Place>{isPending ? <Skeleton lines={6} /> : <Introducao video={video} />}</Place>
    </Dialog>
  );
}

function Introducao({ video }: { video: string | null }) {
  // the page of a player, or a video that the policy forbids, opens in another tab
  const [canPlay, setCanPlay] = useState(video !== null && isFilm(video));
  if (video && canPlay) return <Film controls preload="metadata" src={video} onError={() => setCanPlay(false)} aria-label={copy.video} />;
  return (
    <Stack gap={4}>
      <Ideias />
      {video && (
        <Outside href={video} target="_blank" rel="noopener noreferrer">
          {copy.assistir}
        </Outside>
      )}
    </Stack>
  );
}

const isFilm = (url: string): boolean => /\.(mp4|webm)(\?|$)/i.test(url);

const Place = styled.div`
  min-height: 180px;
`;

const Film = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
`;

const Outside = styled.a`
  width: fit-content;
`;
