import { Button } from '@chakra-ui/react/button';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../components/icons/Icon.tsx';
import { AnyIcon } from '../components/icons/AnyIcon.tsx';
import { photoMessages } from './showcase.messages.ts';

const { label, drop, dropHint, dropzone, choose, remove, preview, refused } = photoMessages;

/** A group instead of Chakra's button role, because it contains a button. */
const PLACE = { role: 'group' } as const;

/** Upload of a store's pictures, by drag and drop or a file dialog. */
export const PhotoUpload = () => (
  <FileUpload.Root
    accept={['image/jpeg', 'image/png', 'image/webp']}
    maxFiles={8}
    maxFileSize={5_000_000}
    maxWidth="40rem"
    alignItems="stretch"
    translations={{
      dropzone,
      itemPreview: ({ name }) => preview(name),
      deleteFile: ({ name }) => remove(name),
    }}
  >
    <FileUpload.HiddenInput />
    <FileUpload.Label fontSize="lg">{label}</FileUpload.Label>
    <FileUpload.Dropzone disableClick {...PLACE} minHeight="14rem" background="raised" borderColor="edge">
      <AnyIcon name="upload" size={32} />
      <FileUpload.DropzoneContent>
        <chakra.p fontSize="md" fontWeight="semibold">
          {drop}
        </chakra.p>
        <chakra.p color="ink2">{dropHint}</chakra.p>
      </FileUpload.DropzoneContent>
      <FileUpload.Trigger asChild>
        <Button variant="outline">{choose}</Button>
      </FileUpload.Trigger>
    </FileUpload.Dropzone>
    <FileUpload.ItemGroup>
      <FileUpload.Context>
        {({ acceptedFiles }) =>
          acceptedFiles.map((file) => (
            <FileUpload.Item key={file.name} file={file}>
              <FileUpload.ItemPreviewImage boxSize="12" objectFit="cover" borderRadius="tag" />
              <FileUpload.ItemContent>
                <FileUpload.ItemName />
                <FileUpload.ItemSizeText />
              </FileUpload.ItemContent>
              <FileUpload.ItemDeleteTrigger minWidth="touch" minHeight="touch" cursor="pointer">
                <Icon name="trash" />
              </FileUpload.ItemDeleteTrigger>
            </FileUpload.Item>
          ))
        }
      </FileUpload.Context>
    </FileUpload.ItemGroup>
    <FileUpload.Context>
      {({ rejectedFiles }) => (
        <chakra.output display="block" color="danger" fontSize="sm" fontWeight="semibold">
          {rejectedFiles.map(({ file }) => (
            <chakra.span key={file.name} display="block">
              {refused(file.name)}
            </chakra.span>
          ))}
        </chakra.output>
      )}
    </FileUpload.Context>
  </FileUpload.Root>
);
