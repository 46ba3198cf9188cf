import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import cropperCss from 'react-easy-crop/react-easy-crop.css?inline';
import type { CropArea } from '../../machines/account/profile-picture.types.ts';
import { StyleSheet } from '../layout/StyleSheet.tsx';
import { profilePictureMessages } from './profile-forms.messages.ts';

interface PictureCropperProps {
  /** URL of the picture to crop. */
  url: string;
  onAreaChanged: (area: CropArea) => void;
  onUnreadable: () => void;
}

const MOST = 4;
const STEP = 0.05;

/** Picture cropper with a round preview: drag, arrow keys and zoom. */
export function PictureCropper({ url, onAreaChanged, onUnreadable }: PictureCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <chakra.div display="grid" gap="4">
      <chakra.div
        position="relative"
        width="full"
        height="18rem"
        overflow="hidden"
        background="sunken"
        borderRadius="card"
      >
        <StyleSheet css={cropperCss} />
        <Cropper
          disableAutomaticStylesInjection
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST}
          aspect={1}
          cropShape="round"
          showGrid={false}
          zoomWithScroll={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onAreaChanged(area)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': profilePictureMessages.cropTitle }}
        />
      </chakra.div>
      <chakra.label display="grid" gap="1" fontWeight="semibold">
        <span>{profilePictureMessages.zoom}</span>
        <chakra.input
          type="range"
          min={1}
          max={MOST}
          step={STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
          width="full"
          height="touch"
          accentColor="action"
        />
      </chakra.label>
    </chakra.div>
  );
}
