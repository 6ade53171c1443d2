import {
  Button,
  type ButtonVariant,
  ButtonLink,
  Card,
  Cluster,
  Dropdown,
  DropdownItem,
  IconButton,
  IconeAbaixo,
  Link,
  Stack,
} from '@balcao/ui';
import { IconeAdicionar, IconeEditar, IconeImprimir } from '@balcao/ui/screen-icons';

const variants: readonly { variant: ButtonVariant; texto: string }[] = [
  { variant: 'primary', texto: 'Calcular' },
  { variant: 'secondary', texto: 'Salvar rascunho' },
  { variant: 'quiet', texto: 'Ver detalhes' },
  { variant: 'danger', texto: 'Excluir' },
];

export function ActionsSection() {
  return (
    <Card>
      <Stack>
        {variants.map(({ variant, texto }) => (
          <Cluster key={variant} gap={3}>
            <Button variant={variant}>{texto}</Button>
            <Button variant={variant} icon={<IconeAdicionar size={16} aria-hidden />}>
              {texto}
            </Button>
            <Button variant={variant} isBusy>
              {texto}
            </Button>
            <Button variant={variant} isDisabled>
              {texto}
            </Button>
            <Button variant={variant} size="sm">
              {texto}
            </Button>
          </Cluster>
        ))}
        <Cluster gap={3}>
          <IconButton label="Editar" icon={<IconeEditar size={16} aria-hidden />} />
          <IconButton label="Imprimir" size="sm" icon={<IconeImprimir size={16} aria-hidden />} />
          <IconButton label="Editar (bloqueado)" isDisabled icon={<IconeEditar size={16} aria-hidden />} />
          <Link href="#acoes">Link no texto</Link>
          <Link href="#acoes" isQuiet>
            Link discreto
          </Link>
          <ButtonLink href="#acoes" variant="primary">
            Novo orçamento
          </ButtonLink>
          <Dropdown
            label="Sua conta"
            align="start"
            trigger={(props) => (
              <Button {...props}>
                Conta de demonstração
                <IconeAbaixo size={16} aria-hidden />
              </Button>
            )}
          >
            {(close) => (
              <>
                <DropdownItem onClick={close}>Meu perfil</DropdownItem>
                <DropdownItem onClick={close}>Sair</DropdownItem>
              </>
            )}
          </Dropdown>
        </Cluster>
      </Stack>
    </Card>
  );
}
