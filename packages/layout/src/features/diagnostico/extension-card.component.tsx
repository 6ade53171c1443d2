import { Button, Card, Text } from '@balcao/ui';
import { copy } from './diagnostico.copy.ts';
import { usePing } from './diagnostico.resource.ts';

/** Whether the extension is in this page. */
export function ExtensionCard() {
  const { marca, ping } = usePing();
  return (
    <Card
      titulo={copy.extensao}
      actions={
        <Button size="sm" onClick={ping}>
          {copy.procurar}
        </Button>
      }
    >
      <Text role="status">{marca === null ? copy.extensaoFora : copy.extensaoAqui(marca)}</Text>
    </Card>
  );
}
