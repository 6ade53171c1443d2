import { usePathname } from '@balcao/shared';
import { ButtonLink } from '@balcao/ui';
import { Recado } from './recado.component.tsx';
import { sucessoOf } from './success.model.ts';

/** What was done, in our own words: the address only chooses which. */
export function SuccessPage() {
  const { titulo, textos, links } = sucessoOf(usePathname());
  return (
    <Recado routeId="success" titulo={titulo} textos={textos}>
      {links.map(({ href, texto }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {texto}
        </ButtonLink>
      ))}
    </Recado>
  );
}
