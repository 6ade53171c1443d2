import { IconeConfere } from '@balcao/ui';
import { Text } from 'react-aria-components';
import { Choice, ChoiceText } from './list-look.ts';
import type { Option } from './option.props.ts';

/** Draws one option of a list. */
export const renderChoice = (option: Option) => (
  <Choice id={option.value} textValue={option.label} isDisabled={option.isDisabled ?? false}>
    {({ isSelected }) => (
      <>
        <ChoiceText>
          <Text slot="label">{option.label}</Text>
          {option.description && (
            <Text slot="description" elementType="small">
              {option.description}
            </Text>
          )}
        </ChoiceText>
        {isSelected && <IconeConfere size={16} aria-hidden />}
      </>
    )}
  </Choice>
);
